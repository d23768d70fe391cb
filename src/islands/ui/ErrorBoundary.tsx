import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from './Button.tsx'

interface ErrorBoundaryProps {
  /** 'Oops, something went wrong :(' and 'Refresh', in the reader's language. */
  labels: { message: string; refresh: string }
  children: ReactNode
  reload?: () => void
}

/** Takes the place of a part that failed to draw; refreshing reloads the page. */
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
    const { labels, reload = () => location.reload() } = this.props
    return (
      <div className="empty" role="alert">
        <p>{labels.message}</p>
        <Button onClick={reload}>{labels.refresh}</Button>
      </div>
    )
  }
}
