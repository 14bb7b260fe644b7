import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import type { UnderstoodField } from './understood.ts'

/** For developers. */
export function WhatArrived({ fields, warnings }: { fields: UnderstoodField[]; warnings: FieldFault[] }) {
  if (fields.length === 0 && warnings.length === 0) return null
  return (
    <details className="arrived" open={warnings.length > 0}>
      <summary>What arrived, for developers</summary>
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
          <th scope="col">Field</th>
          <th scope="col">We understood</th>
          <th scope="col">You sent</th>
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
