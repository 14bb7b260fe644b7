import type { ReactNode } from 'react'

type Row = { id: number; title: string; facts: string; more?: ReactNode }

/** A list of things that can be removed one by one. */
export function RowList({ rows, none }: { rows: Row[]; none: string }) {
  if (rows.length === 0) return <p className="lead">{none}</p>
  return (
    <ul className="rows">
      {rows.map(({ id, title, facts, more }) => (
        <li key={id}>
          <div>
            <h2>{title}</h2>
            <p className="field__hint">{facts}</p>
          </div>
          {more}
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="link-button" name="action" value="remove">
              Remove<span className="visually-hidden"> {title}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
