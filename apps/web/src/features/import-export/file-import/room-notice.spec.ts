import { roomNotice } from './room-notice';

describe('the notice before an import that will not fit', () => {
  it('says nothing while there is room, or no limit', () => {
    expect(roomNotice(50, 40, 10)).toBeNull();
    expect(roomNotice(null, 400, 1_000)).toBeNull();
  });

  it('says how many will be saved', () => {
    expect(roomNotice(50, 40, 12)).toContain('the first 10 of these');
    expect(roomNotice(50, 49, 12)).toContain('the first one of these');
  });

  it('says that the library is full, also when it holds more than the plan allows', () => {
    expect(roomNotice(50, 50, 1)).toContain('it is full');
    expect(roomNotice(50, 80, 1)).toContain('it is full');
  });
});
