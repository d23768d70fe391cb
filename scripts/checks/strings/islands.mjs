/**
 * An island gets only the strings that it declares (`export const strings = [msg('…')]`), so a string that it shows
 * without declaring it would stay English in the browser. Islands that declare none are not checked.
 *
 * @param {import('./uses.mjs').Use[]} uses
 * @returns {string[]}
 */
export function undeclaredInIslands(uses) {
  const islands = Map.groupBy(uses, ({ file }) => /(?:^|\/)islands\/([^/]+)\//.exec(file)?.[1])
  islands.delete(undefined)
  return [...islands].flatMap(([island, shown]) => {
    const declared = new Set(shown.filter((use) => use.declared).map(({ source }) => source))
    if (declared.size === 0) return []
    return shown
      .filter(({ source }) => !declared.has(source))
      .map(({ source, file, line }) => `${file}:${line} '${source}' is not among the strings of the island ${island}`)
  })
}
