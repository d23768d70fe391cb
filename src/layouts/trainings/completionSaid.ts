import type { Translate } from '#shared/i18n/message.ts'
import type { FlashNotice } from '#shared/notices/flash.ts'
import type { Gains } from '#shared/points/gains.ts'

/** The notice after completing a training: what it earned, and what that brings closer. */
export function completionSaid(
  gains: Gains | null,
  { t, hasShop }: { t: Translate; hasShop: boolean },
): Pick<FlashNotice, 'message' | 'link'> | undefined {
  if (!gains) return undefined
  const { earned, goal } = gains
  const message = t('Completed. You earned {{count}} points.', { count: earned })
  if (goal) return { message, link: { label: goalSaid(goal, t), href: goal.href } }
  return hasShop
    ? { message, link: { label: t('See what your points can get you'), href: '/incentives?affordable=1' } }
    : { message, link: { label: t('See how your points add up'), href: '/incentives/wallet' } }
}

function goalSaid({ title, missing }: { title: string; missing: number }, t: Translate): string {
  return missing > 0
    ? t('{{count}} to go for “{{title}}”', { count: missing, title })
    : t('You have enough for “{{title}}”', { title })
}
