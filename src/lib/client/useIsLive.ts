import { useSyncExternalStore } from 'react'

/** Whether the browser draws: false on the server and while the browser takes over the HTML of the server. */
export function useIsLive(): boolean {
  return useSyncExternalStore(noChange, isBrowser, isServer)
}

const noChange = () => () => {}
const isBrowser = () => true
const isServer = () => false
