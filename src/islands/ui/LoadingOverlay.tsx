import { createPortal } from 'react-dom'
import { Spinner } from './Spinner.tsx'
import './loading.css'

/** Covers the whole page while the next one is loading. */
export function LoadingOverlay({ label }: { label: string }) {
  return createPortal(
    <div className="loading">
      <Spinner label={label} />
    </div>,
    document.body,
  )
}
