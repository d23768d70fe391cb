import type { ComponentProps } from 'react'

/** The control of a switch; its `.switch-line` has the label. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the browser itself reports the state of a checkbox
      role="switch"
    />
  )
}
