import { type DateStyle, defaultPatterns } from './format.ts'
import { hasLanguageName } from './isLanguage.ts'

const styles = Object.keys(defaultPatterns).filter((name): name is DateStyle => name !== 'time')
const names: ReadonlySet<string> = new Set([...styles, ...styles.map((style) => `${style}_with_time`), 'time'])

/** Whether a date pattern has this name: a style (`medium`, `medium_with_time`), also for one language (`medium.ar`). */
export function isPatternName(name: string): boolean {
  const [style = '', ...lang] = name.split('.')
  return names.has(style) && (lang.length === 0 || isLanguageCode(lang.join('.')))
}

function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) && hasLanguageName(code)
}
