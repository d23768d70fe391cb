/** Tags an authored HTML fragment, so that its indentation in the source is not stored with it. */
export function prose(fragment: TemplateStringsArray): string {
  return fragment
    .join('')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}
