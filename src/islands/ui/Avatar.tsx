import { avatarColour, initials } from '#shared/theme/avatar.ts'

interface AvatarProps {
  uid: number
  fullName: string
  /** Address of the picture; without one the initials are drawn. */
  picture: string | null
  lang: string
  /** In pixels; 40 and 48 are the usual ones. */
  size?: number
}

/** A person's picture, else coloured initials. An ornament: the name stands beside it or labels what it is in. */
export function Avatar({ uid, fullName, picture, lang, size = 40 }: AvatarProps) {
  if (picture) return <img className="avatar" src={picture} alt="" width={size} height={size} />
  // Three letters that are kept apart by spaces are set smaller, to fit the circle.
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
