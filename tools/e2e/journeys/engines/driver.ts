/** An element of a page. */
export type Found = {
  press(): Promise<void>
  /** Types into it as fingers do. */
  type(text: string): Promise<void>
}

/** What a browser other than the usual one is asked for. */
export type Driver = {
  open(url: string): Promise<void>
  /** Size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs the body of a function in the page. @returns what it returns, as JSON has it */
  run<T>(body: string): Promise<T>
  /** Runs the body of a function in the page that returns an element, or null. */
  find(body: string): Promise<Found | undefined>
  stop(): Promise<void>
}
