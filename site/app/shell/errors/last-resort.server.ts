/** The answer when even the error page failed to render: nothing in it can fail. */
export function lastResort(): Response {
  const html = `<!doctype html><html lang="en-MY"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>An error occurred</title><main><h1>An error occurred while showing the error page</h1>
<p>We are sorry. Please <a href="/">go to the home page</a> or try again in a minute.</p></main></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
