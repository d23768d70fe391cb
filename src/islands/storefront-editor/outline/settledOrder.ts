import { createContext } from 'react'

/** The sections in their order, a moment after an action: each row that learns it is drawn again. */
export const SettledOrder = createContext<readonly number[]>([])
