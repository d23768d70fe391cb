export const adjustmentsPath = '/settings/incentives/adjustments'
export const adjustmentImportPath = `${adjustmentsPath}/import`
