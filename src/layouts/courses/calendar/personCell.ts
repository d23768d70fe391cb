import { html, type Markup } from '#shared/html.ts'
import type { CourseRow } from './courseRows.ts'
import { leadWords } from './courseWords.ts'
import { personFace } from './personFace.ts'

/** The person of a row, with the box that chooses the person for Find a time. */
export function personCell(
  { person, lead }: Pick<CourseRow, 'person' | 'lead'>,
  locals: Pick<App.Locals, 't' | 'format' | 'language'>,
): Markup {
  const { uid, full_name: name, organizations, title } = person
  const facts = [title ?? organizations[0], leadWords(lead, locals)].filter(Boolean)
  const label = locals.t('Find a time with {{name}}', { name })
  return html`<div class="course-person">
    <label class="course-pick"><input type="checkbox" data-together="${uid}" aria-label="${label}" /></label>
    ${personFace(person, locals.language)}
    <span class="course-name"
      ><b><bdi>${name}</bdi></b
      >${facts.length > 0 && html`<small>${facts.map((fact) => html`<bdi>${fact}</bdi>`)}</small>`}</span
    >
  </div>`
}
