/** What is wrong with a form, said as soon as it comes. */
export const FaultLine = ({ fault }: { fault: string }) => (
  <p role="alert" className="field__error">
    {fault}
  </p>
)
