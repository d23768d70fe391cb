/** Tags an authored HTML fragment, so that its indentation in the source is not stored with it. */
export function prose(fragment: TemplateStringsArray): string {
  const lines = fragment.join('').split('\n')
  return lines.flatMap((line) => line.trim() || []).join('\n')
}
