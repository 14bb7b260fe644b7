import type { ReactNode } from 'react'

type TableProps = {
  label: string
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
  /** What is said where there are no rows. */
  none: string
}

/** Rows under headings. On narrow screens it is scrolled sideways by itself. */
export function Table({ label, columns, rows, none }: TableProps) {
  if (rows.length === 0) return <p>{none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div className="table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
