import { Component, type ReactElement } from 'react'

interface DrawnOrNotProps {
  /** All that is drawn; after a failure, it is tried again when one of them has changed. */
  of: readonly unknown[]
  /** Shown in place of nothing. */
  empty: string
  draw(): ReactElement | null
}

interface DrawnOrNotState {
  failed: boolean
  of: readonly unknown[]
}

/** Draws a section that may be incomplete. One that shows nothing, or fails, leaves a band with a text. */
export class DrawnOrNot extends Component<DrawnOrNotProps, DrawnOrNotState> {
  override state: DrawnOrNotState = { failed: false, of: this.props.of }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: DrawnOrNotProps, state: DrawnOrNotState) {
    return of.every((one, place) => one === state.of[place]) ? null : { failed: false, of }
  }

  override render() {
    const band = <p className="canvas-empty">{this.props.empty}</p>
    if (this.state.failed) return band
    return <Drawn draw={this.props.draw} band={band} />
  }
}

/** Draws below the boundary, so that it catches what a view throws. */
function Drawn({ draw, band }: { draw(): ReactElement | null; band: ReactElement }) {
  return draw() ?? band
}
