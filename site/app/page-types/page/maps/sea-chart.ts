import { along } from './map-lines.ts'
import type { MapView, Point } from './map-view.ts'

/** The view in cells, each with what it costs a ship to be there. */
export type SeaChart = { columns: number; rows: number; cost: Float32Array }

/** Side of a cell in pixels. */
export const cell = 3

/** Beside open water at 1: dear enough that a ship goes around, but a canal or a river's mouth can be passed. */
const onLand = 60
/** A cell that a coast passes through: a strait may be no wider. */
const onShore = 12
/** By distance from the shore in cells, so that a ship leaves room beside a cape where there is room. */
const offshore = [4, 2, 1.4]

/** Draws the land into cells. */
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

/** Where a horizontal line enters and leaves the land, from left to right. */
function crossingsOf(land: Point[][], y: number): number[] {
  const found: number[] = []
  for (const ring of land) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before.y > y !== point.y > y)
        found.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x))
      before = point
    }
  }
  return found.sort((one, other) => one - other)
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

/** The cells around one. */
export function neighbours(at: number, columns: number, rows: number): number[] {
  const x = at % columns
  const y = (at - x) / columns
  const found: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
      const beside = row * columns + column
      if (beside !== at) found.push(beside)
    }
  }
  return found
}

export function cellAt({ columns, rows }: SeaChart, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / cell)))
  return Math.min(rows - 1, Math.max(0, Math.floor(y / cell))) * columns + column
}

export function middleOfCell({ columns }: SeaChart, at: number): Point {
  return { x: ((at % columns) + 0.5) * cell, y: (Math.floor(at / columns) + 0.5) * cell }
}
