import type { ComponentType } from 'react'
import type { FallbackWords } from '#shared/i18n/fallbackWords.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Makes an island that shows the error fallback if it fails to render. Every island is made with this. */
export function withFallback<Props extends object>(Island: ComponentType<Props>) {
  /** `ids`: the start of the island's ids, for an island whose HTML is on many pages (`islandIds` in astro.config). */
  return function Guarded(props: Props & { fallback: FallbackWords; ids?: string }) {
    return (
      <ErrorBoundary words={props.fallback}>
        <Island {...props} />
      </ErrorBoundary>
    )
  }
}
