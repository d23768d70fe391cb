import type { Refused } from '#shared/refusal.ts'
import { type Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import type { Tx } from '../db/database.ts'
import { missingUploads } from '../media/missingUploads.ts'

/** Returns a problem for each file of an appearance that was not uploaded for its place. */
export async function appearanceProblems(
  tx: Tx,
  appearance: Appearance,
  { before, now }: { before: Appearance; now: Date },
): Promise<Refused[]> {
  const kept = [before, defaultAppearance].flatMap(filesOf)
  const pictures = [
    { field: 'logo', purpose: 'logo' },
    { field: 'favicon', purpose: 'favicon' },
    { field: 'site_background', purpose: 'background' },
  ] as const
  const problems: Refused[] = []
  for (const { field, purpose } of pictures) {
    const file = appearance[field]
    if (file) problems.push(...(await missingUploads(tx, new Map([[field, file]]), { purpose, now, kept })))
  }
  return [...problems, ...(await missingUploads(tx, fontFiles(appearance), { purpose: 'font', now, kept }))]
}

/** The font files by their paths in the body. */
function fontFiles({ fonts }: Appearance): Map<string, string> {
  const files = new Map<string, string>()
  for (const place of ['body', 'headings'] as const)
    for (const [index, { url }] of fonts[place].files.entries()) files.set(`fonts[${place}][files][${index}][url]`, url)
  return files
}

function filesOf(appearance: Appearance): string[] {
  const { logo, favicon, site_background } = appearance
  return [logo, favicon, site_background, ...fontFiles(appearance).values()].filter((file) => file !== null)
}
