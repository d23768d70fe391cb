/** The names of a browser and of its system; '' if they are not known. */
export interface BrowserNames {
  browser: string
  system: string
}

/** The first name whose mark is in the user agent: later browsers also carry the marks of earlier ones. */
const browsers = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A longer user agent is read up to here. */
const MOST_CHARACTERS = 500

/** The names that a user agent stands for, without versions: they help to recognise a browser and nothing else. */
export function browserNames(agent: string | null | undefined): BrowserNames {
  const text = (agent ?? '').slice(0, MOST_CHARACTERS)
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}

function nameIn(names: readonly (readonly [string, RegExp])[], text: string): string {
  return names.find(([, mark]) => mark.test(text))?.[0] ?? ''
}
