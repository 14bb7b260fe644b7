import { along } from './map-lines.ts'
import type { MapView, Point } from './map-view.ts'

/** The view in cells, each with its cost for a ship. */
export type SeaChart = { columns: number; rows: number; cost: Float32Array }

/** In pixels. */
const cell = 3

/** Open water costs 1. High enough that a ship goes around, but a canal or a river's mouth can be passed. */
const onLand = 60
/** A cell with a coastline in it: a strait may be no wider. */
const onShore = 12
/** By distance from the shore in cells, so that a ship keeps away from a cape where there is room. */
const offshore = [4, 2, 1.4]

export function seaChart(land: Point[][], { width, height }: MapView): SeaChart {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const cost = new Float32Array(columns * rows).fill(1)
  for (let row = 0; row < rows; row++) {
    const crossings = crossingsOf(land, (row + 0.5) * cell)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round((crossings[pair] ?? 0) / cell))
      const to = Math.min(columns, Math.max(from + 1, Math.round((crossings[pair + 1] ?? 0) / cell)))
      cost.fill(onLand, row * columns + from, row * columns + to)
    }
  }
  drawShore(land, { columns, rows, cost })
  keepOff({ columns, rows, cost })
  return { columns, rows, cost }
}

/** The intersections of a horizontal line with the coast, from left to right. */
function crossingsOf(land: Point[][], y: number): number[] {
  const matches: number[] = []
  for (const ring of land) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before.y > y !== point.y > y)
        matches.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x))
      before = point
    }
  }
  return matches.sort((one, other) => one - other)
}

function drawShore(land: Point[][], chart: SeaChart): void {
  for (const ring of land) {
    for (const point of along([...ring, ...ring.slice(0, 1)], cell / 3)) {
      const isShown = point.x >= 0 && point.y >= 0 && point.x < chart.columns * cell && point.y < chart.rows * cell
      const at = cellAt(chart, point)
      if (isShown && chart.cost[at] === 1) chart.cost[at] = onShore
    }
  }
}

function keepOff({ columns, rows, cost }: SeaChart): void {
  let shore = [...cost.keys()].filter(at => cost[at] !== 1)
  for (const dear of offshore) {
    const next: number[] = []
    for (const at of shore) {
      for (const beside of neighbours(at, columns, rows)) {
        if (cost[beside] !== 1) continue
        cost[beside] = dear
        next.push(beside)
      }
    }
    shore = next
  }
}

function neighbours(at: number, columns: number, rows: number): number[] {
  const x = at % columns
  const y = (at - x) / columns
  const matches: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
      const beside = row * columns + column
      if (beside !== at) matches.push(beside)
    }
  }
  return matches
}

function cellAt({ columns, rows }: SeaChart, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / cell)))
  return Math.min(rows - 1, Math.max(0, Math.floor(y / cell))) * columns + column
}

function middleOfCell({ columns }: SeaChart, at: number): Point {
  return { x: ((at % columns) + 0.5) * cell, y: (Math.floor(at / columns) + 0.5) * cell }
}

/**
 * The cheapest way of a ship from one port to another (A*), with few turns.
 * @returns Points in pixels, including the ports.
 */
export function seaWay(chart: SeaChart, from: Point, to: Point): Point[] {
  const steps = cheapestCells(chart, cellAt(chart, from), cellAt(chart, to))
  const turns = [from, ...steps.slice(1, -1).map(at => middleOfCell(chart, at)), to]
  return straightened(chart, turns)
}

function cheapestCells(chart: SeaChart, start: number, goal: number): number[] {
  const { columns, rows, cost } = chart
  const reached = new Float32Array(cost.length).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(cost.length).fill(-1)
  const goalPoint = middleOfCell(chart, goal)
  const away = (at: number) => distance(middleOfCell(chart, at), goalPoint) / cell
  const waiting = [{ at: start, total: 0 }]
  reached[start] = 0
  for (let next = takeLeast(waiting); next && next.at !== goal; next = takeLeast(waiting)) {
    const { at } = next
    for (const beside of neighbours(at, columns, rows)) {
      const step = Math.abs(beside - at) === 1 || Math.abs(beside - at) === columns ? 1 : Math.SQRT2
      const sum = (reached[at] ?? 0) + step * (cost[beside] ?? 1)
      if (sum >= (reached[beside] ?? 0) - 1e-4) continue
      reached[beside] = sum
      before[beside] = at
      add(waiting, { at: beside, total: sum + away(beside) })
    }
  }
  const way: number[] = []
  for (let at = goal; at >= 0; at = before[at] ?? -1) way.unshift(at)
  return way
}

/** Goes from each point straight to the farthest one that costs no more than the way there. */
function straightened(chart: SeaChart, points: Point[]): Point[] {
  const corners: Point[] = []
  for (let at = 0; at < points.length; ) {
    const from = points[at] as Point
    corners.push(from)
    let next = at + 1
    let along = 0
    for (let to = at + 1; to < points.length; to++) {
      along += costBetween(chart, points[to - 1] as Point, points[to] as Point)
      if (costBetween(chart, from, points[to] as Point) <= along + 0.01) next = to
    }
    at = next
  }
  return corners
}

function costBetween(chart: SeaChart, one: Point, other: Point): number {
  const length = distance(one, other)
  const samples = Math.max(1, Math.ceil((4 * length) / cell))
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const share = (sample + 0.5) / samples
    const point = { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
    sum += chart.cost[cellAt(chart, point)] ?? 1
  }
  return (sum / samples) * length
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

type Waiting = { at: number; total: number }

/** A binary heap, the lowest cost first. */
function add(heap: Waiting[], entry: Waiting): void {
  let place = heap.push(entry) - 1
  while (place > 0) {
    const above = (place - 1) >> 1
    const upper = heap[above] as Waiting
    if (upper.total <= entry.total) break
    heap[place] = upper
    place = above
  }
  heap[place] = entry
}

function takeLeast(heap: Waiting[]): Waiting | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (!top || !last || heap.length === 0) return top
  let place = 0
  for (;;) {
    const left = 2 * place + 1
    const right = left + 1
    const lower = right < heap.length && (heap[right] as Waiting).total < (heap[left] as Waiting).total ? right : left
    if (lower >= heap.length || (heap[lower] as Waiting).total >= last.total) break
    heap[place] = heap[lower] as Waiting
    place = lower
  }
  heap[place] = last
  return top
}
