import { isPlainObject } from '../sameValue.ts'

/** Returns the title of a section in its first language that has one; '' if it has none. The section may be broken. */
export function sectionTitle(section: unknown): string {
  const data = isPlainObject(section) && isPlainObject(section.data) ? section.data : {}
  const contents = isPlainObject(data.content) ? Object.values(data.content) : []
  const titles = contents.map((content) => (isPlainObject(content) ? content.title : undefined))
  const title = titles.find((words) => typeof words === 'string' && words.trim() !== '')
  return typeof title === 'string' ? title.trim().slice(0, 160) : ''
}
