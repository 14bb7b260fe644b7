export type RenderedPage = { status: number; headers: Headers; body: Buffer }
