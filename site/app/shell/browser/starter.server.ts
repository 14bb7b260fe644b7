/**
 * The only script inside a page. It starts the site's script after the page has loaded, so after the largest picture,
 * or at the first touch or key, whichever is earlier. A press on something that needs the script is kept and repeated.
 * @param entry Address of the script.
 */
export function starterScript(entry: string): string {
  return `(()=>{let s;const go=()=>s??=import(${JSON.stringify(entry)});
addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(go,{timeout:2000}));
for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,capture:true,passive:true});
document.documentElement.classList.add('can-script');
addEventListener('click',e=>{const n=e.target.closest?.('[data-needs-script]');
if(!n||window.siteStarted||(n.dataset.needsScript==='command'&&'commandForElement'in n))return;
e.preventDefault();e.stopPropagation();go().then(()=>n.click())},true)})()`
}
