import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { FallbackWords } from '#shared/i18n/fallbackWords.ts'
import { Button } from './Button.tsx'

interface ErrorBoundaryProps {
  words: FallbackWords
  children: ReactNode
  reload?: () => void
}

/** Shows an error message in place of a part that failed to render; its button reloads the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { words, reload = () => location.reload() } = this.props
    return (
      <div className="oops" role="alert">
        <p>{words.message}</p>
        <Button onClick={reload}>{words.refresh}</Button>
      </div>
    )
  }
}
