import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

type TableProps = { label: string; columns: string[]; rows: { key: string; cells: ReactNode[] }[]; none: string }

export function Table({ label, columns, rows, none }: TableProps) {
  const place = useRef<HTMLDivElement>(null)
  const onFocus = useFocusKept(place, rows.length)
  if (rows.length === 0)
    return (
      <div ref={place} tabIndex={-1}>
        <p>{none}</p>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <div ref={place} className="table" role="region" aria-label={label} tabIndex={0} onFocus={onFocus}>
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
                <td key={columns[index]} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** After a focused row was removed. */
function useFocusKept(place: RefObject<HTMLElement | null>, count: number) {
  const last = useRef<Element | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows were removed
  useEffect(() => {
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    if (isLost) place.current?.focus()
  }, [count, place])
  return ({ target }: { target: Element }) => {
    last.current = target
  }
}
