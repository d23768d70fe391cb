import { html, type Markup } from '#shared/html.ts'
import { formAtLeast } from '#shared/media/uploadedPicture.ts'
import { avatarColour, initials } from '#shared/theme/avatar.ts'

/** As `Avatar`, but neither by React nor by Astro: a calendar has hundreds. */
export function personFace(
  { uid, full_name: name, avatar }: { uid: number; full_name: string; avatar: string | null },
  language: string,
): Markup {
  if (avatar) {
    return html`<img class="avatar" src="${formAtLeast(avatar, 80)}" alt="" width="36" height="36" loading="lazy" />`
  }
  const letters = initials(name, language)
  const small = letters.includes(' ') && html` font-size="11"`
  return html`<svg class="avatar person-face" width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" fill="${avatarColour(uid)}" />
    <text x="20" y="20" ${small}>${letters}</text>
  </svg>`
}
