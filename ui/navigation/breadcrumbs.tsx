import { PageStyle } from '../styles/page-style.tsx'

type Step = { name: string; path: string }

/** The path to this page, which is the last step. */
export function Breadcrumbs({ steps }: { steps: Step[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <PageStyle name="breadcrumbs" />
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {steps.map((step, position) => (
          <li key={step.path}>
            {position === steps.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <a href={step.path}>{step.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
