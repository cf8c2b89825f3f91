-- Requests of one kind for wrk: `wrk [options] -s orders.lua URL -- METHOD KEYS TOKEN...`.
-- Each request takes the next of the tokens in turn. KEYS begins each POST's Idempotency-Key and must differ between runs; HEADER:VALUE
-- in its place adds a header to each GET. At the end it prints what happened as JSON.

local body = '{"bags":%d,"pickupMode":"ASAP","address":{"line1":"100 Spectrum Center Dr","city":"Irvine","postalCode":"92618",' ..
    '"latitude":33.6506,"longitude":-117.7436},"retailItems":[]}'
local method, keys, number = nil, nil, 0
local prepared, heads = {}, {}

function init(arguments)
    method, keys = arguments[1], arguments[2]
    for index = 3, #arguments do
        local head = { ["Authorization"] = "Bearer " .. arguments[index], ["Content-Type"] = method == "POST" and "application/json" or nil }
        local name, value = keys:match("^([%a-]+):(.+)$")
        if name then head[name] = value end
        heads[#heads + 1] = head
        prepared[#prepared + 1] = wrk.format(method, nil, head)
    end
end

function request()
    number = number + 1
    local index = number % #heads + 1
    if method == "GET" then return prepared[index] end
    heads[index]["Idempotency-Key"] = keys .. "-" .. number
    -- A quote that the customer has already is given again, so each is for other bags.
    local bags = wrk.path:find("/quote", 1, true) and number % 20 + 1 or 2
    return wrk.format(method, nil, heads[index], body:format(bags))
end

function done(summary, latency, requests)
    local errors = summary.errors
    io.write(string.format('{"requests":%d,"failures":%d,"p50":%.3f,"p99":%.3f}\n', summary.requests,
        errors.connect + errors.read + errors.write + errors.status + errors.timeout, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
