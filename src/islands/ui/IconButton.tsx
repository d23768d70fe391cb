import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  /** The address of the icon. */
  icon: string
  /** The icon points forward: it turns where the page runs from right to left. */
  mirrored?: boolean
  /** The name of the button. */
  label: string
  /** A shorter text than the name, if the place of the button says the rest. */
  tooltip?: string
  /** It does nothing now, and keeps its focus. */
  off?: boolean
}

/** A button that shows an icon only: its name is its tooltip. */
export function IconButton({ icon, mirrored = false, label, off = false, ...props }: IconButtonProps) {
  const { tooltip = label, className, onClick, ...rest } = props
  return (
    <Tooltip text={tooltip}>
      <button
        type="button"
        {...rest}
        className={className ? `icon-btn ${className}` : 'icon-btn'}
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onClick}
      >
        <Icon href={icon} mirrored={mirrored} />
      </button>
    </Tooltip>
  )
}
