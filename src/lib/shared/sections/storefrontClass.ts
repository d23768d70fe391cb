import type { StorefrontAppearance } from '../contract/storefrontAppearance.ts'

/** Returns the class names of the element around the sections of a storefront; the editor uses them, too. */
export function storefrontClass({ width, spacing, cards, ground }: StorefrontAppearance): string {
  return [
    'store',
    width !== 'normal' && `store-${width}`,
    spacing !== 'normal' && `store-${spacing}`,
    cards === 'framed' && 'store-framed',
    ground === 'tint' && 'store-tint',
  ]
    .filter(Boolean)
    .join(' ')
}
