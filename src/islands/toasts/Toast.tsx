import type { FlashNotice, FlashType } from '#shared/notices/flash.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { Icon } from '../ui/Icon.tsx'

interface ToastProps {
  notice: FlashNotice
  icons: string
  dismissLabel: string
  /** Without JavaScript: the address of the page without the notice. */
  dismissHref?: string
  onDismiss?: () => void
  onPause?: () => void
  onResume?: () => void
}

const iconOf: Record<FlashType, IconName> = {
  success: 'check_circle',
  warning: 'warning',
  error: 'error',
  info: 'info',
}

/**
 * One notification. Errors and warnings interrupt a screen reader, others wait. Hovering or focusing pauses its timer.
 */
export function Toast({ notice, icons, dismissLabel, dismissHref, onDismiss, onPause, onResume }: ToastProps) {
  const urgent = notice.type === 'error' || notice.type === 'warning'
  const resume = ({ currentTarget }: { currentTarget: Element }) => {
    if (!currentTarget.matches(':hover, :focus-within')) onResume?.()
  }
  const close = <Icon href={`${icons}#close`} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the timer
    <div
      className={dismissHref === undefined ? 'toast' : 'toast timed'}
      data-type={notice.type}
      role={urgent ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={resume}
      onFocus={onPause}
      onBlur={resume}
    >
      <Icon href={`${icons}#${iconOf[notice.type]}`} />
      <p>
        {notice.message}
        {notice.link && (
          <>
            {' '}
            <a href={notice.link.href}>{notice.link.label}</a>
          </>
        )}
      </p>
      {dismissHref === undefined ? (
        <button className="icon-btn" type="button" aria-label={dismissLabel} onClick={onDismiss}>
          {close}
        </button>
      ) : (
        <a className="icon-btn" href={dismissHref} aria-label={dismissLabel}>
          {close}
        </a>
      )}
    </div>
  )
}
