#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few functions of the C library that the search uses.
enum Numbers {
    @inline(__always)
    static func logarithm(_ value: Double) -> Double { log(value) }

    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
