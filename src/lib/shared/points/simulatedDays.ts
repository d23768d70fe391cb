/** How many days a simulation of rules or of a schedule looks back. */
export const SIMULATED_DAYS = 90
