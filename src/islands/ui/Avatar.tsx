import { avatarColour, initials } from '#shared/theme/avatar.ts'

interface AvatarProps {
  uid: number
  fullName: string
  /** The address of the picture; `null`: the initials are drawn. */
  picture: string | null
  lang: string
  /** In pixels. */
  size?: number
}

/** A user's picture, or coloured initials. Decorative: the name is next to it or labels the element around it. */
export function Avatar({ uid, fullName, picture, lang, size = 40 }: AvatarProps) {
  if (picture) return <img className="avatar" src={picture} alt="" width={size} height={size} />
  // Three letters with spaces between them need a smaller font to fit the circle.
  const letters = initials(fullName, lang)
  return (
    <svg className="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={avatarColour(uid)} />
      <text
        x="20"
        y="20"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize={letters.split(' ').length > 2 ? 11 : undefined}
      >
        {letters}
      </text>
    </svg>
  )
}
