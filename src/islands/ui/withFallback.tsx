import type { ComponentType } from 'react'
import type { FallbackWords } from '#shared/i18n/fallbackWords.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** An island that shows the error fallback when it fails to render. Every island is made by this. */
export function withFallback<Props extends object>(Island: ComponentType<Props>) {
  return function Guarded(props: Props & { fallback: FallbackWords }) {
    return (
      <ErrorBoundary words={props.fallback}>
        <Island {...props} />
      </ErrorBoundary>
    )
  }
}
