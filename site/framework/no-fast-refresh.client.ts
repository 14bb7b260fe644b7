/**
 * While developing: components ask for React's fast refresh, which only a page rendered for React Router's client has.
 * After a change the page is loaded again.
 */
export function doWithoutFastRefresh(): void {
  const nothing = () => {}
  const same = () => (component: unknown) => component
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: nothing,
    $RefreshSig$: same,
  })
}
