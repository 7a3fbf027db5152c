import { click, render, unmountAll } from '../testing/render';
import { Stepper } from './stepper';

const parts = (container: HTMLElement) => {
  const [fewer, more] = [...container.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  return { fewer, more, output: container.querySelector('output') };
};

describe('Stepper', () => {
  afterEach(unmountAll);

  it('asks for one more and one fewer', () => {
    const onChange = jest.fn();
    const { fewer, more } = parts(render(<Stepper label="Servings" value={4} onChange={onChange} />));
    click(more);
    click(fewer);
    expect(onChange.mock.calls).toEqual([[5], [3]]);
  });

  it('is disabled at either end', () => {
    const container = render(<Stepper label="Servings" value={1} max={2} />);
    expect(parts(container).fewer.disabled).toBe(true);
    expect(parts(container).more.disabled).toBe(false);
    container.rerender(<Stepper label="Servings" value={2} max={2} />);
    expect(parts(container).more.disabled).toBe(true);
  });

  it('stops at its bounds when the step is larger than what is left', () => {
    const onChange = jest.fn();
    const { fewer, more } = parts(render(<Stepper label="Minutes" value={5} min={1} max={8} step={5} onChange={onChange} />));
    click(more);
    click(fewer);
    expect(onChange.mock.calls).toEqual([[8], [1]]);
  });

  it('writes the number as it is told', () => {
    const container = render(<Stepper label="Servings" value={1.5} format={() => '1 ½'} />);
    expect(parts(container).output?.textContent).toBe('1 ½');
  });
});
