import { click, render, unmountAll } from '../testing/render';
import { ErrorSummary } from './error-summary';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

describe('TextField', () => {
  afterEach(unmountAll);

  it('ties the label and the hint to the input', () => {
    const container = render(<TextField label="Title" hint="As you would say it." />);
    const input = container.querySelector('input');
    expect(container.querySelector('label')?.htmlFor).toBe(input?.id);
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('As you would say it.');
  });

  it('puts the error in place of the hint and says that the input is wrong', () => {
    const container = render(<TextField label="Title" hint="As you would say it." error="Give it a name" />);
    const input = container.querySelector('input');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Give it a name');
    expect(container.textContent).not.toContain('As you would say it.');
  });
});

describe('PasswordField', () => {
  afterEach(unmountAll);

  it('shows the password and hides it again', () => {
    const container = render(<PasswordField label="Password" autoComplete="new-password" />);
    const [input, button] = [container.querySelector('input'), container.querySelector('button')];
    expect(input?.type).toBe('password');
    click(button as Element);
    expect(input?.type).toBe('text');
    expect(button?.getAttribute('aria-label')).toBe('Hide password');
    click(button as Element);
    expect(input?.type).toBe('password');
  });
});

describe('ErrorSummary', () => {
  afterEach(unmountAll);

  const errors = [
    { fieldId: 'email', message: 'Enter an email address' },
    { fieldId: 'name', message: 'Enter a name' },
  ];

  it('takes the focus on every failed submit and links to the fields', () => {
    const container = render(
      <>
        <ErrorSummary errors={[]} />
        <TextField id="email" label="Email" />
      </>,
    );
    const show = (next: typeof errors) =>
      container.rerender(
        <>
          <ErrorSummary errors={next} />
          <TextField id="email" label="Email" />
        </>,
      );
    show(errors);
    expect(document.activeElement?.textContent).toContain('2 things to fix');
    click(container.querySelector('a') as Element);
    expect(document.activeElement?.id).toBe('email');
    // one goes while the field is mended: who types there stays there
    show(errors.slice(0, 1));
    expect(document.activeElement?.id).toBe('email');
    document.dispatchEvent(new Event('submit'));
    show([...errors]);
    expect(document.activeElement?.className).toBe('error-summary');
  });
});
