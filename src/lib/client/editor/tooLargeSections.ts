import type { StorefrontChange } from '#shared/contract/managedStorefront.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { definitions } from '#shared/sections/registry.ts'
import { sectionBytes } from '#shared/sections/sectionBytes.ts'
import { sectionTitle } from '#shared/sections/sectionTitle.ts'
import { maxSectionBytes } from '#shared/sections/types.ts'
import { ApiError } from '../api.ts'

/** The refusal of a change that the server does not even read: it names the sections that are too large. */
export function tooLargeSections({ sections }: StorefrontChange, refusal: ApiError, t: Translate): ApiError {
  const problems = sections.flatMap((section, place) => {
    const bytes = sectionBytes(section)
    if (bytes <= maxSectionBytes) return []
    const values = {
      section: sectionTitle(section) || t(definitions[section.type].label),
      size: Math.ceil(bytes / 1024),
      limit: maxSectionBytes / 1024,
    }
    const message = t('The section “{{section}}” has {{size}} KB. The maximum is {{limit}} KB.', values)
    return [{ message, path: `sections[${place}]`, code: 'too_large' }]
  })
  return problems.length > 0 ? new ApiError(400, problems) : refusal
}
