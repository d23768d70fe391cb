import type { ComponentType } from 'react'
import type { FallbackWords } from '#shared/i18n/fallbackWords.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Makes an island that shows the error fallback if it fails to render. Every island is made with this. */
export function withFallback<Props extends object>(Island: ComponentType<Props>) {
  return function Guarded(props: Props & { fallback: FallbackWords }) {
    return (
      <ErrorBoundary words={props.fallback}>
        <Island {...props} />
      </ErrorBoundary>
    )
  }
}
