import RetailAPI

extension ImportReason {
    /// The reason in the reader's language, with what to do.
    var message: String {
        switch self {
        case .empty: Strings.importEmpty
        case .tooLong: Strings.importTooLong
        case .characters: Strings.importCharacters
        case .formula: Strings.importFormula
        case .price: Strings.importPrice
        case .memberPrice: Strings.importMemberPrice
        case .currency: Strings.importCurrency
        case .yesNo: Strings.importYesNo
        case .day: Strings.importDay
        case .value: Strings.importValue
        case .cells: Strings.importCells
        case .encoding: Strings.importEncoding
        case .duplicate: Strings.importDuplicate
        case .priceLater: Strings.importPriceLater
        case .column: Strings.importColumns
        case .compressed: Strings.importCompressed
        case .notText: Strings.importNotText
        case .rowTooLong: Strings.importRowTooLong
        case .quote: Strings.importQuote
        case .structure: Strings.importStructure
        case .noRows: Strings.importNoRows
        }
    }
}

extension RowCheck.Refusal {
    /// The refusal as administrators read it.
    var shown: ImportProblem { ImportProblem(row: row, column: column, reason: reason, value: value, message: reason.message) }
}
