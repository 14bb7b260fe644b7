import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import { arrivedWords } from '@agency/words/booking/arrived/words.ts'
import type { UnderstoodField } from './understood.ts'

/** For developers. */
export function WhatArrived({ fields, warnings }: { fields: UnderstoodField[]; warnings: FieldFault[] }) {
  if (fields.length === 0 && warnings.length === 0) return null
  return (
    <details className="arrived" open={warnings.length > 0}>
      <summary>{arrivedWords('en').title}</summary>
      <ul>
        {warnings.map(({ field, reason }) => (
          <li key={field}>
            <code>{field}</code> {reason}
          </li>
        ))}
      </ul>
      {fields.length > 0 && <FieldTable fields={fields} />}
    </details>
  )
}

function FieldTable({ fields }: { fields: UnderstoodField[] }) {
  return (
    <table>
      <thead>
        <tr>
          {Object.values(arrivedWords('en').columns).map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, posted, meaning }) => (
          <tr key={name}>
            <th scope="row">
              {label} <code>{name}</code>
            </th>
            <td>{meaning}</td>
            <td>
              <code>{posted || '(empty)'}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
