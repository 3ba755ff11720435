import type { ToneLanguage } from './tone-language.ts';

/*
 * Tones of vowels are not told apart when texts are compared, so that "ồn" (noisy) is "ổn" (fine), "đắt" (dear) is
 * "đặt" (to order) and "nhưng" (but) is "những" (several): such words stand here with others beside them only.
 */
export const vietnamese: ToneLanguage = {
  code: 'vi',
  smallWords:
    'và là của có cho các một những với không được trong này bạn để từ nhiều rất thì khi nếu người vì như trên cũng vào tôi đang bị lại năm rằng',
  urges: `tốt nhất, mạnh nhất, hàng đầu, đáng mua nhất, đáng chọn nhất, lựa chọn số một, số một, số 1, lựa chọn hàng đầu, lựa chọn tốt nhất, rất nên mua, rất nên chọn, nên mua nhất, cực kỳ khuyên, rất khuyên, rất khuyến khích, tôi khuyên dùng, tôi sẽ chọn, mình sẽ chọn, xuất sắc, tôi chọn, lựa chọn của tôi,
    tuyệt vời, hoàn hảo, vượt trội, vô địch, không đối thủ, đỉnh cao, đẳng cấp, xuất chúng, ấn tượng nhất, ưng ý nhất, yêu thích nhất, bền nhất, đáng tin cậy nhất, uy tín nhất, chuẩn mực, quán quân, không chê vào đâu được, không thể tốt hơn, khỏi phải bàn, miễn chê, chân ái`,
  praises: `ôm chân, không đau gối, đi rất bền, rất bền, giải thích rõ, kiên nhẫn, không đau, phòng sạch sẽ, sạch bong, view đẹp, tươi cười, tươi ngon, ít khi trục trặc, có hướng dẫn từng bước, quản lý tốt, báo cáo chi tiết,
    đệm êm, dùng thích, cẩn thận, hiệu suất tốt, hiệu năng tốt, hiệu năng mạnh, vẫn chưa phai, chưa phai, được khuyên dùng, khuyên dùng, đáng mua, đáng chọn, đáng cân nhắc, đáng thử, đáng tiền, đáng đồng tiền, xứng đáng, đáng giá, đáng tin cậy, tin cậy, đáng tin, uy tín, bền bỉ, khá bền, siêu bền, độ bền cao, bền chắc, bền đẹp, chắc chắn, chất lượng cao, chất lượng tốt, chất lượng vượt trội,
    chất lượng ổn định, rất dễ sử dụng, rất dễ dùng, thân thiện, dễ dàng, dễ vệ sinh, dễ lắp đặt, dễ cài đặt, dễ học, dễ làm quen, dễ thao tác, trực quan, mạnh mẽ, đa năng, đa dụng, hiệu quả, lý tưởng, nổi tiếng về, dẫn đầu, giành giải, đạt giải, từng đạt giải, được khen, khen ngợi, lời khen, ca ngợi, được yêu thích, được ưa chuộng,
    ưa chuộng, được đánh giá cao, đánh giá cao, đánh giá rất tốt, được lòng, hài lòng, rất hài lòng, ưng ý, rất tốt, cực tốt, quá tốt, khá tốt, lựa chọn tốt, lựa chọn sáng suốt, lựa chọn an toàn, lựa chọn hợp lý, lựa chọn lý tưởng, đáng đồng tiền bát gạo, không có vấn đề, không gặp vấn đề, không có gì để chê, không phàn nàn, chưa từng gặp
    lỗi, không gặp lỗi, không bị lỗi, gây ấn tượng, rất ấn tượng, ấn tượng, nổi bật, điểm sáng, điểm cộng, vượt mong đợi, vượt kỳ vọng, vượt xa, dễ chịu, êm ái, chạy êm, êm chân, rất êm, vận hành êm, thoải mái, sang trọng, tinh tế, đẹp mắt, rất đẹp, thời trang, đổi mới, sáng tạo, đúng giờ, đúng hẹn, đúng tiến độ, ngon miệng, rất ngon, cực ngon, thơm ngon,
    # chuyên môn
    đầy đủ tính năng, đầy đủ chức năng, trang bị đầy đủ, được kiểm chứng, yên tâm, an tâm, ổn định, rất ổn định, mượt mà, chạy mượt, trơn tru, giá trị tốt, đáng giá từng đồng, đáng tiền nhất, giá trị vượt tầm giá, trong tầm giá, hời nhất, nằm trong số tốt nhất, một trong những lựa chọn tốt, điểm cao, điểm số cao, nhận xét tốt,
    phản hồi tốt, nhiều phản hồi tích cực, phản hồi tích cực, danh tiếng tốt, có tiếng, ít phàn nàn, ít khiếu nại, hoạt động tốt, hoạt động hoàn hảo, hoạt động trơn tru, dùng nhiều năm, dùng lâu vẫn, dùng bền, giữ lời hứa, đúng như quảng cáo, đúng như mô tả, bất ngờ thú vị, giòn rụm, đậm đà, thơm lừng, chuyên nghiệp, lành nghề, giàu kinh nghiệm, tay nghề
    cao, trình độ cao, am hiểu, tận tâm, tận tình, tận tụy, chu đáo, nhiệt tình, niềm nở, lịch sự, hỗ trợ nhanh, hỗ trợ tốt, giao hàng nhanh, giao nhanh, phản hồi nhanh, trả lời nhanh, xử lý nhanh, nhanh chóng, nhanh gọn, bảo hành tốt, hậu mãi tốt, dịch vụ tốt, phục vụ tốt, hào phóng, đột phá, tỉ mỉ, kỹ lưỡng, minh bạch, rõ ràng,
    tiến bộ rõ, tiến bộ thấy rõ, giải quyết nhanh, như mới, chưa phai màu, không phai màu, không bị phai, không lo hỏng, chưa bao giờ hỏng, tiết kiệm điện, tiết kiệm thời gian, tiết kiệm chi phí, giành chiến thắng, mạng lưới rộng, phủ sóng rộng, phủ sóng tốt, hoàn tiền cao, lãi suất hấp dẫn`,
  likes: `thao tác đơn giản, vị trí thuận tiện, trung tâm thành phố, bữa sáng phong phú, đi bền, tốt, đẹp, hợp lý, giá hợp lý, giá rẻ, giá mềm, giá tốt, giá phải chăng, phải chăng, bình dân, vừa túi tiền, tiết kiệm, dễ sử dụng, dễ dùng, dễ lau chùi, đơn giản, nhanh, gọn nhẹ, nhẹ nhàng, trọng lượng nhẹ, nhỏ gọn, tiện lợi, tiện dụng, tiện ích, thuận tiện, thực dụng, linh hoạt, phổ biến, hiện đại, an toàn, yên tĩnh, đa
    dạng, phong phú, nhiều lựa chọn, nhiều mẫu mã, hữu ích, phù hợp, thích hợp, ưu điểm, lợi thế, miễn phí, chất lượng, rộng rãi, chống nước, giặt được, gấp gọn, sạc lại được, bảo hành dài, bảo hành lâu, bảo hành chính hãng, bảo hành 5 năm, bảo hành trọn đời, miễn phí vận chuyển, freeship, đổi trả miễn phí, đổi trả dễ dàng, không ràng buộc, không cam kết, hủy bất cứ lúc nào,
    tiếng việt, hỗ trợ tiếng việt, hỗ trợ 24/7, hỗ trợ 24h, kinh nghiệm, chứng nhận, chuyên sâu, gia đình, hữu cơ, tự nhiên, thân thiện môi trường, dịu nhẹ, dùng thử miễn phí, cộng đồng lớn, pin trâu, pin lâu, pin bền, thời lượng pin dài, tùy chỉnh, ấm cúng, lâu đời, lâu năm, phí thấp, lãi suất thấp, ít tốn, khuyến mãi, ưu đãi, sạch sẽ`,
  dislikes: `tốn chỗ, chật chội, chật hẹp, phòng nhỏ, xa trung tâm, khá đắt, hơi đắt, đắt đỏ, giá đắt, đắt hơn, giá cao, khá cao, giá khá cao, giá hơi cao, tốn kém, chi phí cao, phí cao, phí khá cao, lãi suất cao, cồng kềnh, khá nặng, hơi nặng, nặng nề, hạn chế, giới hạn, bị giới hạn, thiếu, phức tạp, rối rắm, khá rối, hơi rối, khó dùng, khó sử dụng, khó làm quen, nhược điểm, điểm yếu, điểm trừ,
    gây ồn, tiếng ồn, hơi ồn, ồn ào, có thể tốt hơn, chưa tối ưu, chưa lý tưởng, không lý tưởng,
    # giá
    không rẻ, không hề rẻ, giá không rẻ, giá không hề rẻ, phụ phí, phí phụ, phí phát sinh, chi phí phát sinh, tính thêm phí, thu thêm phí, trả thêm, giá trị kém, giá không rõ ràng, giá chát, ràng buộc dài, hợp đồng dài, tự động gia hạn, hệ sinh thái đóng, thiếu linh hoạt, kém linh hoạt, không linh hoạt, chưa linh hoạt, đơn hàng tối thiểu,
    # dịch vụ và sử dụng
    hỗ trợ chậm, phản hồi chậm, trả lời chậm, giao hàng chậm, chỉ hỗ trợ qua email, chỉ có tiếng anh, chỉ bằng tiếng anh, khó {cài đặt/lắp đặt/vệ sinh/hiểu/tìm/mở/sửa/học/liên hệ/liên lạc/hủy/mua/tiếp cận/thao tác}, mất thời gian, tốn thời gian, tốn công, đòi hỏi {kỹ thuật/thời gian/kiên nhẫn/kinh nghiệm}, cần thời gian làm quen, mất thời gian làm quen, không trực
    quan, kém trực quan, không thân thiện, không dành cho người mới, không phù hợp, chưa phù hợp, ít phù hợp, rườm rà, bất tiện, lỗi thời, lạc hậu, cũ kỹ,
    # giới hạn
    chỉ có ở, chỉ hoạt động, chỉ dùng được, chỉ có trong gói, gói cao nhất, sơ sài, ít tính năng, ít chức năng, ít cửa hàng, ít chi nhánh, ít lựa chọn, lựa chọn hạn chế, chưa đầy đủ, không đầy đủ, chưa hoàn thiện, còn thiếu, không chống nước,
    # cấu tạo
    quá {nặng/to/lớn/nhỏ/bé/ồn/chậm/phức tạp/đơn giản/mềm/cứng/mỏng/dày/chật/hẹp/rộng/ngắn/dài/tối/nóng/lạnh/yếu/ngọt/mặn/khô/ít/cao/nhiều quảng cáo/nhiều bước}, bằng nhựa rẻ tiền, cảm giác rẻ tiền, rẻ tiền, ọp ẹp, pin yếu, pin ngắn, pin kém, hao pin, tốn pin, nhanh hết pin, tuổi thọ ngắn, bảo hành ngắn, không đồng đều, chất lượng không đều, thất thường, không phải tốt nhất, không
    tốt bằng, không nhanh bằng, không ổn định bằng, không bền bằng, không êm bằng, không bằng, không mấy, chưa thực sự, chưa thật sự, không thực sự, hết hàng, thường hết hàng, thời gian giao hàng lâu, giao hàng lâu, chờ lâu, phải chờ, xếp hàng dài, xếp hàng,
    # tiếng tăm
    đánh giá trái chiều, ý kiến trái chiều, trái chiều, gây tranh cãi, đáng ngờ, đáng lo, lo ngại, bị chỉ trích, chỉ trích, người dùng phàn nàn, khách hàng phàn nàn, cần cải thiện, cần được cải thiện, cần khắc phục, còn nhiều thiếu sót, thiếu sót, chưa như kỳ vọng, dưới trung bình, điểm thấp, không phải lựa chọn tốt, thừa thãi, không đáng nếu, chỉ nên mua nếu`,
  faults: `đế bong, bong đế, bong keo, nhiêu khê, phủ nhận, chối bỏ, từ chối đổi, không đền bù, vết bẩn, ga giường bẩn, phải làm lại, không xin lỗi, chờ cả tiếng, ồn cả đêm, gãy bánh, rất tệ, quá tệ, khá tệ, tệ hại, tồi tệ,
    dở tệ, kém chất lượng, chất lượng kém, kém hơn, rất kém, quá kém, khá kém, yếu kém, tệ hơn, thất vọng, gây thất vọng, bực mình, bực bội, khó chịu, không đáng tin, thiếu tin cậy, bị hỏng, hay hỏng, nhanh hỏng, dễ hỏng, mau hỏng, hỏng hóc, hư hỏng, hay hư, nhanh hư, dễ vỡ, bị vỡ, bị nứt, nứt vỡ,
    bị gãy, dễ gãy, rò rỉ, bị rò, rỉ nước, rỉ sét, gỉ sét, kêu cót két, quá nóng, nóng máy, bị nóng, nóng ran, văng ứng dụng, bị văng, hay văng, bị treo, hay treo, treo máy, thường xuyên bị treo, bị sập, giật lag, bị lag, hay lag, bị giật, bị đơ, bị lỗi, hay lỗi, báo lỗi, hay báo lỗi, dính lỗi, lỗi kết nối, lỗi cảm biến, lỗi vặt, lỗi phần mềm, nhiều lỗi vặt, lỗi liên tục, lỗi
    thường xuyên, chậm chạp, khá chậm, rất chậm, quá chậm, ì ạch, không ổn định, rác, đồ bỏ, hàng dởm, hàng nhái, quá đắt, đắt quá, đắt vô lý, giá cắt cổ, cắt cổ, giá trên trời, trên trời, phí ẩn, chi phí ẩn, phàn nàn, bị phàn nàn, khiếu nại, nhiều khiếu nại, không hài lòng, hối hận, khó ưa, bất lịch sự, thô lỗ, cộc cằn, hách dịch, thiếu chuyên nghiệp, không chuyên nghiệp,
    không trả lời, không ai trả lời, không phản hồi, không hồi âm, im lặng, không nghe máy, không ai nghe máy, chậm trễ, trễ hẹn, giao trễ, giao muộn, giao sai, giao nhầm, bị hủy, biến mất, mất hút, hư hại, bẩn thỉu, dơ bẩn, ghê tởm, vô dụng, vô giá trị, không dùng được, nguy hiểm, gây hiểu lầm, vấn đề, gặp vấn đề, gặp sự cố, không hoạt động, ngừng hoạt động, thất bại, không xứng đáng,
    không bền, kém bền, yếu ớt, quá yếu, thiếu ổn định, trầy xước, dễ trầy, ồn quá, gây nhiễu,
    # giá và hợp đồng
    chặt chém, hét giá, vô lý, phí vô lý, phụ thu bất ngờ, tăng giá, liên tục tăng giá, tính sai tiền, tính tiền sai, trừ tiền oan, thu tiền hai lần, không chịu hoàn, không hoàn tiền, từ chối hoàn tiền, không chịu hoàn tiền, từ chối bồi thường, không bồi thường, khó hủy, không thể hủy, chèo kéo, ép mua, ép khách, gạ gẫm, quảng cáo sai sự thật, quảng cáo láo, sai sự
    thật, hứa suông, hứa hão, thất hứa, nuốt lời, làm ăn chộp giật, gian dối, không trung thực, mập mờ,
    # dịch vụ
    dịch vụ kém, dịch vụ tệ, phục vụ kém, phục vụ tệ, hỗ trợ kém, chăm sóc khách hàng kém, thái độ kém, thái độ tệ, thái độ không tốt, thái độ lồi lõm, không gọi lại, không đến, không xuất hiện, chờ cả tuần, chờ cả tháng, chờ hàng tuần, chờ hàng tháng, chờ hàng giờ, đùn đẩy, đá bóng trách nhiệm, đổ lỗi, thiếu năng lực, thiếu hiểu biết, thờ ơ, vô trách nhiệm, thiếu
    trách nhiệm, kiêu ngạo, coi thường khách, thiếu tôn trọng, cẩu thả, làm ăn cẩu thả, qua loa, trả lời cho có, lộn xộn, hỗn loạn, thiếu nhân viên, chẩn đoán sai, thông tin sai, thiếu thông tin, không nhất quán, phớt lờ, bỏ mặc, thay giáo viên liên tục,
    # hư hỏng
    bong tróc, bị bong, bung keo, bung chỉ, sút chỉ, rách, bị rách, mòn nhanh, nhanh mòn, phai màu, bị phai, bay màu, bị co, co rút, xù lông, lung lay, lỏng lẻo, kêu to, kêu rè, rè loa, quá nhiệt, chập điện, cháy nổ, nguy cơ cháy, mất kết nối, rớt mạng, mất sóng, chập chờn, mất dữ liệu, mất tiền, hết pin nhanh, chai pin, lỗi sản xuất, lỗi thiết kế, vấn đề chất lượng,
    hỏng vặt, thường xuyên hỏng, liên tục hỏng, liên tục gặp, trục trặc, sự cố liên tục, chết máy, tắt ngang,
    # phần mềm
    tải chậm, load chậm, không đồng bộ, không tương thích, khó hiểu, thiếu logic, viết cẩu thả, dịch sai, không cập nhật, ngừng cập nhật, ngừng hỗ trợ, ngừng bán, ngừng kinh doanh, không chính xác, sai lệch, thiếu chính xác,
    # pháp lý
    lỗ hổng bảo mật, rò rỉ dữ liệu, lộ dữ liệu, lộ thông tin, bị hack, bán dữ liệu, theo dõi người dùng, bị kiện, bị phạt, xử phạt, bị tố, tố cáo, bê bối, tai tiếng, mất uy tín, mất niềm tin, mất lòng tin, phá sản, bị thu hồi, đánh giá giả, đánh giá ảo, đánh giá xấu, nhiều đánh giá xấu, đánh giá tiêu cực, tiêu cực, một sao, 1 sao,
    # vị, mùi, cảm giác
    nhạt nhẽo, vô vị, dở ẹc, không ngon, đồ ăn nguội, nguội lạnh, nguội ngắt, ngộ độc, có mùi hôi, bốc mùi, mùi hôi, mùi nhựa, hôi hám, ẩm mốc, nấm mốc, bị mốc, mất vệ sinh, không vệ sinh, xuống cấp, đau chân, cấn chân, kích ứng, gây kích ứng, mờ nhòe, nhòe, nhấp nháy, chói tai,
    # xuống dốc
    đi xuống, xuống dốc, ngày càng tệ, ngày càng kém, không còn như trước, không còn được như xưa, tụt dốc,
    # phán xét
    thảm hại, thảm họa, tai họa, đáng xấu hổ, lố bịch, ác mộng, dở hơi, mua hớ, không chấp nhận được, không thể chấp nhận, không đạt, không đáp ứng, không như quảng cáo, không đúng quảng cáo, không như mong đợi, không như kỳ vọng, không thuyết phục, thổi phồng, nói quá, đánh giá quá cao`,
  warns: `nên tránh, cần tránh, hãy tránh, tránh xa, nên bỏ qua, đừng mua, không nên mua, không nên chọn, không nên dùng, chớ mua, đừng dùng, đừng chọn, đừng tin, đừng đặt, không khuyên, không khuyến nghị, không khuyến khích, không đề xuất, không đáng tiền, không đáng mua, không đáng đồng tiền, không đáng để, cẩn thận với, coi chừng, cảnh giác, cảnh báo, lừa đảo, lừa khách, bị lừa,
    chiêu trò, gian lận, lừa gạt, lãng phí tiền, phí tiền, tốn tiền vô ích, phí thời gian, không bao giờ quay lại, một đi không trở lại, cạch mặt, tẩy chay, tệ nhất, dở nhất, kém nhất, khó khuyên, tôi sẽ bỏ qua, tôi sẽ tránh, tôi không khuyên, chọn cái khác, tìm chỗ khác, tìm nơi khác, dấu hiệu đỏ, vứt tiền, ném tiền qua cửa sổ, lựa chọn cuối cùng, bét bảng, đội sổ`,
  expected: `
    # điều người mua trông đợi
    chế độ ngoại tuyến, chế độ tối, ứng dụng di động, api, xuất dữ liệu, xác thực hai lớp, mã hóa, hỗ trợ qua điện thoại, tổng đài, bảo hành, linh kiện thay thế, phụ tùng, cổng tai nghe, sạc không dây, chống ồn, dùng thử, đổi trả, hoàn tiền, minh bạch, cập nhật, chỗ đậu xe, điều hòa, hóa đơn,
    # điều nó phải làm
    hoạt động, phản hồi, trả lời, giúp được, kết nối, khởi động, tương thích`,
  topics: `quản lý, xử lý, giải quyết, phần mềm, hệ thống, ứng dụng, công cụ, hướng dẫn, mẹo, thống kê, bảo hiểm, trong trường hợp, đề phòng, bồi thường, tiếp nhận,
    # chống lỗi
    giảm, giảm thiểu, giúp giảm, ngăn ngừa, phòng ngừa, phòng tránh, hạn chế tối đa, loại bỏ, phát hiện, khắc phục, bảo vệ khỏi`,
  negates: `không, chưa hề, không có, không hề, không còn, chẳng, chẳng hề, chưa bao giờ, chưa từng, vẫn chưa, chưa được, chưa có, không phải, không quá, không bị, không gặp, không lo, ít, ít khi, hiếm khi, thiếu, mà không`,
  boosts: 'rất, cực kỳ, cực, vô cùng, đặc biệt, hết sức, thực sự, thật sự, siêu, hoàn toàn',
  weakens: 'hơi, khá, tương đối, đôi khi, thỉnh thoảng, có thể, một chút, phần nào, đôi lúc',
  turns:
    'tuy nhiên, nhưng mà, nhưng lại, nhưng hơi, nhưng giá, nhưng vẫn, nhưng cũng, mặc dù, dù vậy, song le, trong khi, ngược lại, tiếc là, đáng tiếc, bù lại, mặt khác, thế nhưng',
  than: 'so với, khác với, không giống',
  beats: `tốt hơn, vượt trội hơn, vượt trội so với, {nhanh/bền/êm/rẻ/nhẹ/mạnh/ổn định/an toàn/linh hoạt/chính xác/đáng tin cậy/thoải mái/tiện lợi/hiệu quả/chuyên nghiệp/dễ dùng/dễ sử dụng} hơn, tốt hơn hẳn, ăn đứt, hơn hẳn, vượt mặt, đánh bại`,
  loses: `kém hơn, tệ hơn, thua, thua kém, không bằng, thua xa, không sánh bằng, không sánh được với, không thể so với, {chậm/yếu/đắt/nặng/ồn} hơn so với, tụt lại sau, xếp sau, kém ổn định hơn, kém bền hơn`,
  conditions: 'nếu',
  joins: 'và',
  merits: `ưu điểm, điểm mạnh, điểm cộng, thế mạnh, lợi ích, phù hợp cho, phù hợp với, phù hợp nhất cho, tốt nhất cho, lý do nên chọn, lý do nên mua, điều chúng tôi thích`,
  flaws: `nhược điểm, điểm yếu, điểm trừ, hạn chế, khuyết điểm, chưa tốt, điểm chưa tốt, điều chúng tôi không thích, không phù hợp với, còn thiếu, phàn nàn thường gặp`,
  shuns: `nên tránh, cần tránh, thương hiệu nên tránh, không nên chọn, không nên mua, không khuyến nghị, cần thận trọng, cần cân nhắc kỹ, những cái tên bị loại, bị loại, đáng thất vọng`,
  neutral: `không chỉ, không những, câu hỏi hay, giải quyết vấn đề, để tránh, hiểu rõ hơn, phân khúc trung bình, không nghi ngờ, thông báo lỗi, mã lỗi, tốt nghiệp, chất lượng không khí, cạnh tranh, bảo vệ môi trường, thực phẩm chức năng, trung tâm, gói cao cấp, phiên bản cao cấp, dòng cao cấp, phân khúc cao cấp, bao gồm, xem xét kỹ, giá cả, nhanh
    hơn, lời khuyên, lợi nhuận, tối thiểu, máy ảnh, quản lý rủi ro, trung bình khoảng, không khí, không gian, không dây, hàng không, trên không, không quân, quản lý chất lượng, kiểm soát chất lượng, phù hợp quy định,
    # lỗi chỉ được nhắc tới
    không có phí ẩn, không phí ẩn, không có chi phí ẩn, không phát sinh, quản lý khiếu nại, xử lý khiếu nại, giải quyết khiếu nại, quản lý sự cố, báo cáo sự cố, chống rỉ sét, chống gỉ, chống trầy xước, chống trầy, chống mốc, chống ồn, khử mùi hôi, khử mùi, chống gian lận, phát hiện gian lận, chống lừa đảo, phát hiện rò rỉ, giảm tiếng ồn, da khô, tóc khô, da nhạy cảm,
    giảm cân, bảo hành hư hỏng`,
};
