import type { Point } from './map-view.ts'
import { cell, cellAt, middleOfCell, neighbours, type SeaChart } from './sea-chart.ts'

/**
 * The cheapest way of a ship from one port to another (A*), with as few turns as it takes.
 * @returns Points in pixels, the ports among them.
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

/** From each point straight to the farthest one that costs no more than the way there. */
function straightened(chart: SeaChart, points: Point[]): Point[] {
  const kept: Point[] = []
  for (let at = 0; at < points.length; ) {
    const from = points[at] as Point
    kept.push(from)
    let next = at + 1
    let along = 0
    for (let to = at + 1; to < points.length; to++) {
      along += costBetween(chart, points[to - 1] as Point, points[to] as Point)
      if (costBetween(chart, from, points[to] as Point) <= along + 0.01) next = to
    }
    at = next
  }
  return kept
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

/** A binary heap: the least is first, and every entry is no less than the one at half its place. */
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
  const least = heap[0]
  const last = heap.pop()
  if (!least || !last || heap.length === 0) return least
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
  return least
}
