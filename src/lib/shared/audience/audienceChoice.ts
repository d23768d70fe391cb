import type { CriterionType } from './criteria.ts'

/** The chosen values of each criterion. */
export type AudienceChoice = Partial<Record<CriterionType, readonly (string | number)[]>>

/** Whether at least one criterion has a value. */
export function hasCriterion(choice: AudienceChoice): boolean {
  return Object.values(choice).some((values) => values !== undefined && values.length > 0)
}

/** The audience that the server previews: without a chosen language it has the language of the site. */
export function audienceOfChoice(choice: AudienceChoice, siteLanguage: string): AudienceChoice {
  return choice.language?.length ? choice : { ...choice, language: [siteLanguage] }
}
