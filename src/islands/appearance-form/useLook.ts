import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Colors, colorNames, defaultAppearance, Hex } from '#shared/theme/appearance.ts'
import { deriveTheme, type Scheme } from '#shared/theme/derive.ts'
import type { AppearanceGroupProps } from './values.ts'

/** The colours of the form with everything that is derived from them. */
export interface Look {
  colors: Colors
  light: Scheme
  dark: Scheme
}

/** Derives the colours of the form while they are typed. A colour that is not complete yet is the default. */
export function useLook({ control }: AppearanceGroupProps): Look {
  const typed = useWatch({ control, name: 'colors' })
  const key = colorNames.map((name) => Hex.safeParse(typed?.[name]).data ?? defaultAppearance.colors[name]).join()
  return useMemo(() => lookOf(key), [key])
}

function lookOf(key: string): Look {
  const hexes = key.split(',')
  // Cast: the names and the colours have the same order.
  const colors = Object.fromEntries(colorNames.map((name, index) => [name, hexes[index]])) as Colors
  return { colors, ...deriveTheme({ colors }) }
}
