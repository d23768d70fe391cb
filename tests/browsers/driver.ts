/** A function that runs in the page; it sees nothing but its arguments. */
export type PageFunction<Args extends readonly unknown[], Result> = (...args: Args) => Result

/** One visitor's browser window, in any engine. Clicks and keys are real input events, not calls of the page. */
export interface Driver {
  open(url: string): Promise<void>
  /** Runs a function in the page and returns its result. */
  run<Args extends readonly unknown[], Result>(code: PageFunction<Args, Result>, ...args: Args): Promise<Result>
  /** Clicks the element that the function finds. Returns false if it finds none. */
  click<Args extends readonly unknown[]>(find: PageFunction<Args, Element | null>, ...args: Args): Promise<boolean>
  /** Clicks a point of the window, in CSS pixels from its top left corner. */
  clickAt(point: { x: number; y: number }): Promise<void>
  /** Types into the element that has the focus; `\n` is the Enter key. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** A browser program that can open windows for visitors who have no cookies yet. */
export interface Engine {
  name: string
  newVisitor(): Promise<Driver>
  close(): Promise<void>
}
