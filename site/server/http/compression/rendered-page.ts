/** A page as its route made it, whole and not yet compressed. */
export type RenderedPage = { status: number; headers: Headers; body: Buffer }
